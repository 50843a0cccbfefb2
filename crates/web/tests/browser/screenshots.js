// The pictures of the README and the guides: `node screenshots.js FOLDER`.

import { mkdir, writeFile } from "node:fs/promises";

import { PHONE, launch } from "./harness/browser.js";
import { inLanguage } from "./harness/pages.js";
import { pack } from "./harness/png.js";
import { serve } from "./harness/server.js";

const WIDE = { width: 1160, height: 800 };
/** Pictures in a repository are kept small. */
const MOST_BYTES = 150_000;

/** Each picture: what is shown, how large, in which languages, in light or dark. */
const PICTURES = {
  "analyse-marienbad": { path: "/analyse?game=marienbad&moves=7:0", size: { width: 1160, height: 900 }, languages: ["en", "de"] },
  "analyse-tanhinmin": { path: "/analyse?game=tanhinmin&position=3+5+9+/+4+6+@+2", size: WIDE, languages: ["en", "ja"] },
  "analyse-dark": { path: "/analyse?game=tanhinmin&position=3+5+9+/+4+6+@+2", size: WIDE, colours: "dark" },
  "play-phone": { path: "/play?game=marienbad&moves=7:5,3:0&touched=0.2", size: PHONE, whole: true, until: "#new-button" },
  "lesson": {
    path: "/lesson?game=marienbad&position=1+3+5&moves=5:4,3:2,4:0,2:0,1:0&try=5:2", size: WIDE,
  },
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("a folder for the pictures must be named");
await mkdir(folder, { recursive: true });
const [server, browser] = await Promise.all([serve(), launch()]);
try {
  for (const [name, { path, size, colours = "light", whole, until, languages = ["en"] }] of Object.entries(PICTURES)) {
    for (const language of languages) {
      const context = await browser.newContext({ viewport: size, colorScheme: colours, reducedMotion: "reduce" });
      const page = await context.newPage();
      const answer = await page.goto(`${server.address}${inLanguage(path, language)}`);
      if (!answer.ok()) throw new Error(`${name}: ${answer.status()} at ${page.url()}`);
      await page.evaluate(() => document.fonts.ready);
      const file = `${folder}/${name}${language === "en" ? "" : `.${language}`}.png`;
      // A long page on a phone ends below what is to be seen.
      const end = until && (await page.locator(until).boundingBox());
      const clip = whole ? { x: 0, y: 0, width: size.width, height: Math.ceil(end.y + end.height + 20) } : undefined;
      const picture = pack(await page.screenshot({ fullPage: Boolean(whole), clip }));
      if (picture.length > MOST_BYTES) throw new Error(`${file} would have ${picture.length} bytes`);
      await writeFile(file, picture);
      console.log(`${file} ${picture.length}`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
