export { pinnedLines } from "./articles.ts";
export { carries, isUnder, readRubric, underRubric } from "./rubrics.ts";
export { acknowledgements, articles, pins, publicationRubrics, rubricSubscriptions, rubrics } from "./schema.ts";
