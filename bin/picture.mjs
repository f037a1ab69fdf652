// Photographs the feed of a running demo portal for README.md: node bin/picture.mjs [address]
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";

const address = process.argv[2] ?? "http://localhost:3000";
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumArgs,
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "ru-RU" });
await page.goto(`${address}/feed/life`);
await page.fill("[name=username]", "anna");
await page.fill("[name=password]", "veche");
await page.click("button");
await page.waitForURL("**/feed/life");
await page.waitForLoadState("networkidle");
const shot = await page.screenshot();
await browser.close();
const { size } = await sharp(shot)
  .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
  .toFile(fileURLToPath(new URL("../docs/picture.png", import.meta.url)));
process.stdout.write(`docs/picture.png: ${Math.round(size / 1024)} КБ\n`);
