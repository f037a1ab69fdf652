import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../db/columns.ts";
import type { Right } from "./rights.ts";

/** Who may meet a thing: the people of its own company, or everyone in the portal. */
export type Reach = "company" | "portal";

/** What the identity token has made of a person at their latest sign-in (specification §6). */
export type AccountRole = "guest" | "employee" | "admin";

/** For whom a person keeps a contact: the own company, the own team, nobody else. */
export type Circle = "company" | "team" | "me";

/** How a person wants the portal to look and behave; what is not said is the portal's own choice. */
export type Preferences = {
  theme?: "light" | "dark";
  /** «Лёгкий режим»: pages without script, small pictures. */
  lightMode?: boolean;
  /** «Не перенаправлять автоматически». */
  noRedirect?: boolean;
  /** Larger letters everywhere. */
  fontSize?: "large" | "largest";
  /** Nothing moves, whatever the system says. */
  lessMotion?: boolean;
  /** Every link has its line. */
  underlineLinks?: boolean;
  /** How colleagues know the birthday; unsaid is the day and the month. */
  birthday?: "full" | "hidden";
  /** Who sees each of these; unsaid is everybody who may meet the person. */
  emailFor?: Circle;
  phoneFor?: Circle;
  messengerFor?: Circle;
  aboutFor?: Circle;
  locationFor?: Circle;
  hiredOnFor?: Circle;
  skillsFor?: Circle;
  /** How feeds are shown and in which order. */
  feedView?: "card" | "tile";
  feedSort?: "new" | "discussed";
  /** On which kinds of devices one has put away the hint that the portal can be installed. */
  noInstallHint?: ("ios" | "android" | "desktop")[];
  /** Addresses of the sections that stand by themselves in the navigation, in that order. */
  pinned?: string[];
};

/** A company of the holding; the specification calls it a group. */
export const groups = pgTable("groups", {
  id: id(),
  alias: text("alias").notNull().unique(),
  name: text("name").notNull(),
  rectangleLogoId: uuid("rectangle_logo_id"),
  squareLogoId: uuid("square_logo_id"),
  /** Whether services are shown to its people; unsaid is as for the whole portal (specification §3). */
  showServices: boolean("show_services"),
  /** Whether all its employees may make stories in their own names, and not its editors alone. */
  employeeStories: boolean("employee_stories").notNull().default(false),
  /** Who may make channels and communities beside its administrators, in parts of an audience; unsaid is everybody. */
  placeMakers: text("place_makers").array(),
  /** Whether its administrators are administrators only with the second factor of signing in. */
  adminSecondFactor: boolean("admin_second_factor").notNull().default(false),
  createdAt: createdAt(),
});

export const departments = pgTable(
  "departments",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    parentId: uuid("parent_id").references((): AnyPgColumn => departments.id),
    name: text("name").notNull(),
    /** Who leads it because an administrator has said so; without it, whom its people answer to. */
    headId: uuid("head_id").references((): AnyPgColumn => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("departments_group").on(t.groupId),
    index("departments_head").on(t.headId).where(sql`head_id is not null`),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    departmentId: uuid("department_id").references(() => departments.id),
    managerId: uuid("manager_id").references((): AnyPgColumn => accounts.id),
    /** The person at the identity provider: issuer and subject. */
    issuer: text("issuer"),
    subject: text("subject"),
    alias: text("alias").notNull().unique(),
    lastName: text("last_name").notNull(),
    firstName: text("first_name").notNull(),
    patronymic: text("patronymic").notNull().default(""),
    email: text("email").notNull(),
    phone: text("phone"),
    position: text("position").notNull().default(""),
    location: text("location").notNull().default(""),
    about: text("about").notNull().default(""),
    /** What colleagues should know now: «До пятницы в Твери». */
    status: text("status").notNull().default(""),
    messenger: text("messenger"),
    languages: text("languages").array().notNull().default(sql`'{}'::text[]`),
    skills: text("skills").array().notNull().default(sql`'{}'::text[]`),
    birthDate: date("birth_date", { mode: "string" }),
    hiredOn: date("hired_on", { mode: "string" }),
    timeZone: text("time_zone").notNull().default("Europe/Moscow"),
    /** The photo that the person has brought; only they see it while they have taken back a consent that showing it needs. */
    ownPhotoId: uuid("photo_id"),
    /** The photo as others see it: the database itself leaves it out where a consent is taken back. */
    photoId: uuid("shown_photo_id").generatedAlwaysAs(
      sql`case when not photo_withheld and consent_withdrawn_at is null then photo_id end`,
    ),
    /** The consent to showing the photo was given and is taken back. */
    photoWithheld: boolean("photo_withheld").notNull().default(false),
    /** The consent to showing the birthday is given and stands: without it only its owner sees it. */
    birthdayTold: boolean("birthday_told").notNull().default(false),
    consentToPersData: boolean("consent_to_pers_data").notNull().default(false),
    /** Since when the consent to personal data is taken back; null for who has not been asked yet or is asked anew. */
    consentWithdrawnAt: moment("consent_withdrawn_at"),
    preferences: jsonb("preferences").$type<Preferences>().notNull().default({}),
    /** Who has not signed in yet is taken for an employee. */
    role: text("role").$type<AccountRole>().notNull().default("employee"),
    leftAt: moment("left_at"),
    /** Since when nothing personal is kept of them: the row stays for what they have written, and nobody comes back by it. */
    erasedAt: moment("erased_at"),
    /** Nobody signs in before that moment; who stopped them and why stands in `suspensions`. */
    suspendedUntil: moment("suspended_until"),
    /** A guest comes in until then; an employee has no term. */
    guestUntil: moment("guest_until"),
    /** The colleague who answers for a guest. */
    sponsorId: uuid("sponsor_id").references((): AnyPgColumn => accounts.id),
    createdAt: createdAt(),
    /** When something that the company's directory of people tells has changed; the database notes it by itself. */
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("accounts_email").on(sql`lower(${t.email})`),
    unique("accounts_issuer_subject").on(t.issuer, t.subject),
    index("accounts_group").on(t.groupId),
    index("accounts_department").on(t.departmentId),
    index("accounts_manager").on(t.managerId),
    index("accounts_sponsor").on(t.sponsorId).where(sql`sponsor_id is not null`),
    index("accounts_guest_until").on(t.guestUntil).where(sql`guest_until is not null`),
    index("accounts_name").on(t.lastName, t.firstName, t.id),
    index("accounts_withheld_photo").on(t.ownPhotoId).where(sql`shown_photo_id is null and photo_id is not null`),
  ],
);

/** That an administrator has stopped a person for a while; the latest without `endedAt` is in force until its day. */
export const suspensions = pgTable(
  "suspensions",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    reason: text("reason").notNull(),
    until: moment("until"),
    createdAt: createdAt(),
    endedAt: moment("ended_at"),
    endedBy: uuid("ended_by").references(() => accounts.id),
  },
  (t) => [index("suspensions_account").on(t.accountId, t.createdAt), index("suspensions_group").on(t.groupId)],
);

/** A right beyond those of the identity token, given by somebody. An administrator has every right anyway. */
export const grants = pgTable(
  "grants",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    right: text("right").$type<Right>().notNull(),
    grantedBy: uuid("granted_by").references(() => accounts.id),
    /** From then on the right gives nothing; null is for good. */
    until: moment("until"),
    /** It comes from a group of the company's directory and goes with it; what was given here stays. */
    fromGroup: boolean("from_group").notNull().default(false),
    /** It comes from what the sign-in tells of the person and goes with it; a group may give it besides. */
    fromSignIn: boolean("from_sign_in").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.right] }), index("grants_group").on(t.groupId)],
);

/** Who does not want to meet whom; nobody but the one who has blocked knows of it. */
export const personBlocks = pgTable(
  "person_blocks",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.blockedId] }),
    index("person_blocks_blocked").on(t.blockedId),
    index("person_blocks_group").on(t.groupId),
  ],
);
