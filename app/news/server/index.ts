export { isUnder, isUnderFollowed, readRubric } from "./rubrics.ts";
export { acknowledgements, articles, pins, publicationRubrics, rubrics } from "./schema.ts";
