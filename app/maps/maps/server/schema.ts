import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { MapKind, MapState, PointKind, RouteStep, Tone } from "../contract.ts";

const ofMap = () => ({
  mapId: uuid("map_id")
    .notNull()
    .references(() => maps.id, { onDelete: "cascade" }),
  /** Nought is what its editors work on; people see the version that the map names. */
  version: integer("version").notNull(),
  /** Its number on the map: it stays the same in all versions. */
  no: integer("no").notNull(),
  groupId: uuid("group_id")
    .notNull()
    .references(() => groups.id),
});

/** A map: what is said of it, and which of its versions people see. */
export const maps = pgTable(
  "maps",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    audience: audience(),
    /** Who answers for it: what people report of it comes to them. */
    keeperId: uuid("keeper_id")
      .notNull()
      .references(() => accounts.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    kind: text("kind").$type<MapKind>().notNull(),
    state: text("state").$type<MapState>().notNull().default("draft"),
    /** Profiles tell who sits where on it. */
    showsSeats: boolean("shows_seats").notNull().default(true),
    /** The version that people see; null until the first one goes out. */
    shown: integer("shown"),
    /** The last number that was given to anything on it. */
    lastNo: integer("last_no").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("maps_group").on(t.groupId, t.state), index("maps_keeper").on(t.keeperId)],
);

/** Each version as it went out: by whom and when. */
export const mapVersions = pgTable(
  "map_versions",
  {
    mapId: uuid("map_id")
      .notNull()
      .references(() => maps.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    byId: uuid("by_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.mapId, t.version] }), index("map_versions_by").on(t.byId)],
);

/** A floor of a house, or the one sheet of any other map, with the picture under its marks. */
export const mapFloors = pgTable(
  "map_floors",
  {
    ...ofMap(),
    title: text("title").notNull(),
    fileId: uuid("file_id").references(() => files.id),
    width: integer("width").notNull().default(1200),
    height: integer("height").notNull().default(800),
    /** Another picture has come: somebody must say that the points still stand where they should. */
    isUnchecked: boolean("is_unchecked").notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.mapId, t.version, t.no] }), index("map_floors_file").on(t.fileId)],
);

/** A layer of points: its sign in the legend, and whom it speaks to. */
export const mapCategories = pgTable(
  "map_categories",
  { ...ofMap(), title: text("title").notNull(), tone: text("tone").$type<Tone>().notNull(), audience: audience() },
  (t) => [primaryKey({ columns: [t.mapId, t.version, t.no] })],
);

/** A point or an area of a floor; its place in per cent of the picture. */
export const mapPoints = pgTable(
  "map_points",
  {
    ...ofMap(),
    floorNo: integer("floor_no").notNull(),
    categoryNo: integer("category_no"),
    kind: text("kind").$type<PointKind>().notNull(),
    x: doublePrecision("x").notNull(),
    y: doublePrecision("y").notNull(),
    /** The corners of an area, one after another. */
    corners: jsonb("corners").$type<[number, number][]>().notNull().default([]),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    phone: text("phone").notNull().default(""),
    hours: text("hours").notNull().default(""),
    /** How one gets there on wheels, or with a stick. */
    access: text("access").notNull().default(""),
    /** A page that it leads to. */
    link: text("link").notNull().default(""),
    /** How it looks, and the same in words. */
    photoId: uuid("photo_id").references(() => files.id),
    photoAlt: text("photo_alt").notNull().default(""),
    /** Who sits here. */
    personId: uuid("person_id").references(() => accounts.id),
    shownFrom: date("shown_from"),
    shownTo: date("shown_to"),
    /** Grows with every change: of two who change it at once the second one hears of the first. */
    revision: integer("revision").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.mapId, t.version, t.no] }),
    foreignKey({
      columns: [t.mapId, t.version, t.floorNo],
      foreignColumns: [mapFloors.mapId, mapFloors.version, mapFloors.no],
      name: "map_points_floor",
    }),
    foreignKey({
      columns: [t.mapId, t.version, t.categoryNo],
      foreignColumns: [mapCategories.mapId, mapCategories.version, mapCategories.no],
      name: "map_points_category",
    }),
    index("map_points_floor").on(t.mapId, t.version, t.floorNo, t.categoryNo),
    index("map_points_photo").on(t.photoId).where(sql`photo_id is not null`),
    index("map_points_person").on(t.personId).where(sql`person_id is not null`),
    check("map_points_inside", sql`x between 0 and 100 and y between 0 and 100`),
  ],
);

/** A way from one point to another, told step by step. */
export const mapRoutes = pgTable(
  "map_routes",
  { ...ofMap(), title: text("title").notNull(), steps: jsonb("steps").$type<RouteStep[]>().notNull() },
  (t) => [primaryKey({ columns: [t.mapId, t.version, t.no] })],
);

/** What somebody has found wrong on a map. */
export const mapReports = pgTable(
  "map_reports",
  {
    id: id(),
    mapId: uuid("map_id")
      .notNull()
      .references(() => maps.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    pointNo: integer("point_no"),
    body: text("body").notNull(),
    settledAt: moment("settled_at"),
    settledBy: uuid("settled_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("map_reports_map").on(t.mapId, t.settledAt),
    index("map_reports_account").on(t.accountId),
    index("map_reports_settler").on(t.settledBy),
  ],
);
