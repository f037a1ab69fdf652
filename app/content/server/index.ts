export { readCards } from "./cards.ts";
export { excerptOf } from "./excerpt.ts";
export { countHashtags, hashtagKey } from "./hashtags.ts";
export { plainText, readMarkdown } from "./markdown.ts";
export { isVisible } from "./policy.ts";
export {
  comments,
  hashtags,
  publicationHashtags,
  publicationPictures,
  publications,
  reactions,
  subscriptions,
} from "./schema.ts";
export { urlOf } from "./urls.ts";
