export { pinnedLines } from "./articles.ts";
export { isUnder, readRubric } from "./rubrics.ts";
export { acknowledgements, articles, pins, publicationRubrics, rubricSubscriptions, rubrics } from "./schema.ts";
