import { hashtags } from "#app/engines/hashtags/routes.ts";
import { href } from "#app/web/urls.ts";

/** Where a hashtag in a text leads. */
export const hashtagHref = (name: string) => href(hashtags.tag, { hashtag: name });
