export { readCards } from "./cards.ts";
export { excerptOf } from "./excerpt.ts";
export { countHashtags, hashtagKey } from "./hashtags.ts";
export { plainText, readMarkdown } from "./markdown.ts";
export { isOwn, isVisible } from "./policy.ts";
export {
  comments,
  hashtags,
  publicationHashtags,
  publicationPictures,
  publicationRevisions,
  publications,
  reactions,
  subscriptions,
} from "./schema.ts";
export { moveTo } from "./states.ts";
export { urlOf } from "./urls.ts";
export { align } from "./words.ts";
