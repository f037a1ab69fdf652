import { freePort } from "./free-port.ts";

// Read before anything else in a test: the settings are taken from the environment once, at import.
const port = await freePort();
Object.assign(process.env, {
  PORT: String(port),
  HOST: "127.0.0.1",
  PUBLIC_URL: `http://localhost:${port}`,
  DEMO: "1",
});
