export {
  claimFiles,
  dropFilesOf,
  dropFilesOfDrafts,
  filesBeside,
  filesOf,
  putFilesBeside,
} from "./beside.ts";
export {
  arrangePictures,
  dropPicturesBut,
  dropPicturesOfDrafts,
  type PictureWishes,
  picturesOfDraft,
  putDraftPictures,
  takeDraftPictures,
} from "./draft-pictures.ts";
export { publicationFiles } from "./schema.ts";
