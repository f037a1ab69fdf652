export { pinnedLines } from "./articles.ts";
export { filesOf } from "./files.ts";
export { isObliged } from "./obliged.ts";
export { carries, isUnder, readRubric, underRubric } from "./rubrics.ts";
export {
  acknowledgements,
  articleFiles,
  articleRelations,
  articles,
  pins,
  publicationRubrics,
  rubricSubscriptions,
  rubrics,
} from "./schema.ts";
