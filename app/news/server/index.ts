export { pinnedLines } from "./articles.ts";
export { isObliged } from "./obliged.ts";
export { carries, isUnder, readRubric, underRubric } from "./rubrics.ts";
export { acknowledgements, articles, pins, publicationRubrics, rubricSubscriptions, rubrics } from "./schema.ts";
