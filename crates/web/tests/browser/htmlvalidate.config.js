// What is asked of the HTML of every page.

export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Each seat has a list of players; the field is repeated on purpose.
    "form-dup-name": "off",
    // Everything comes from this server.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};
