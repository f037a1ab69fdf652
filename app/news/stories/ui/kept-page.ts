import { news } from "#app/news/news/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { href } from "#app/web/urls.ts";
import type { StoryView } from "../contract.ts";

/** The page on which a story stays after its time. */
export function pageOf({ rubric, author }: NonNullable<StoryView["kept"]>): string {
  return rubric ? href(news.rubric, { id: rubric }) : href(account.profile, { socialId: author ?? "" });
}
