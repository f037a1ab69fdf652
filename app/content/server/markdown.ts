export { plainText } from "#app/rich-text/document.ts";
export { readMarkdown } from "#app/rich-text/markdown.ts";
export { writeMarkdown } from "#app/rich-text/writer.ts";
