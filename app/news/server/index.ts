export { isPinned, pinnedLines, readArticle } from "./articles.ts";
export { filesOf } from "./files.ts";
export { isObliged } from "./obliged.ts";
export { isOpenDesk, mayWriteUnder } from "./rubric-editors.ts";
export { carries, isUnder, readRubric, rubricOrder, sectionOf, underRubric } from "./rubrics.ts";
export {
  acknowledgements,
  articleFiles,
  articleRelations,
  articles,
  pins,
  publicationRubrics,
  rubricEditors,
  rubricSubscriptions,
  rubrics,
} from "./schema.ts";
export { rubricSource } from "./search-source.ts";
