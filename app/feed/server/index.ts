export { writeRss } from "./rss.ts";
export { readerOf } from "./tokens.ts";
