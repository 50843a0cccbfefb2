# claims
