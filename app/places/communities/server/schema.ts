import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../../../../platform/db/columns.ts";
import { groups } from "../../../../platform/people/schema.ts";
import { places } from "../../../engines/membership/server/schema.ts";

const ofGroup = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** Under which headings the communities of a company stand, in their order. */
export const communityCategories = pgTable(
  "community_categories",
  {
    id: id(),
    groupId: ofGroup(),
    title: text("title").notNull(),
    place: integer("place").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("community_categories_group").on(t.groupId, t.place)],
);

/** What a community is beside the place that it is. */
export const communities = pgTable(
  "communities",
  {
    placeId: uuid("place_id")
      .primaryKey()
      .references(() => places.id, { onDelete: "cascade" }),
    groupId: ofGroup(),
    categoryId: uuid("category_id").references(() => communityCategories.id, { onDelete: "set null" }),
    rules: text("rules").notNull().default(""),
    /** What a newcomer reads first. */
    welcome: text("welcome").notNull().default(""),
    /** To whom it is offered before others, in parts of an audience; to nobody in particular where there are none. */
    preferred: text("preferred").array(),
  },
  (t) => [index("communities_category").on(t.categoryId)],
);
