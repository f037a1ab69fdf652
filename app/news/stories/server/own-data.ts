import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { stories, storyAnswers, storyViews } from "./schema.ts";

/** The stories of a person, what they answered to others', and which frames they have seen. */
export const ownStories: OwnPart[] = [
  {
    name: "stories",
    title: "Истории",
    by: [stories.authorId],
    after: "nameless",
    head: { title: "Название", at: "Создана", shown: "Показана с", words: "Слова кадров" },
    rows: (me) => sql`
      select s.id as key, s.title, ${iso("s.created_at")} as at, ${iso("s.publish_at")} as shown,
        array(select f.text from story_frames f where f.story_id = s.id and f.text <> '' order by f.place) as words
      from stories s where s.author_id = ${me}`,
  },
  {
    name: "story-answers",
    title: "Ответы на истории",
    by: [storyAnswers.authorId],
    after: "nameless",
    head: { at: "Когда", text: "Ответ" },
    rows: (me) => sql`select id as key, ${iso("created_at")} as at, text from story_answers where author_id = ${me}`,
  },
  {
    name: "story-views",
    title: "Просмотренные кадры историй",
    by: [storyViews.accountId],
    after: "gone",
    head: { at: "Когда", frame: "Кадр" },
    rows: (me) => sql`select frame_id as key, frame_id as frame, ${iso("created_at")} as at
      from story_views where account_id = ${me}`,
  },
];
