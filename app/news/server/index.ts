export { readArticle } from "./articles.ts";
export { filesOf } from "./files.ts";
export { isObliged } from "./obliged.ts";
export { isPinned, pinnedLines, pinOrder } from "./pinned.ts";
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
