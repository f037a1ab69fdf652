export { keepLinks, putLinks } from "./links.ts";
