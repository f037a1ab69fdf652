import { z } from "zod";
import { writtenText } from "#app/rich-text/contract.ts";
import { openToAll, operation } from "#platform/api/operation.ts";

export const agreementKinds = ["consent", "policy", "rules", "nda", "legal"] as const;
export type AgreementKind = (typeof agreementKinds)[number];
/** Whether one must accept it, may, or only reads it. */
export const agreementDemands = ["must", "may", "none"] as const;
export type AgreementDemand = (typeof agreementDemands)[number];
/** How one accepts it: by a tick, or by writing one's full name. */
export const agreementNeeds = ["tick", "full-name"] as const;
export type AgreementNeeds = (typeof agreementNeeds)[number];

/** The consent without which the portal's pages are closed (specification §4). */
export const personalData = "personal-data";

const id = z.uuid();
const code = z
  .string({ error: "Напишите слово для адреса" })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,38})[a-z0-9]$/, "От 2 до 40 знаков: латинские буквы, цифры и дефис");
const number = z.number().int().min(1).max(100_000);
/** The same in an address. */
const digits = z.string().regex(/^\d{1,5}$/);
const change = z.object({ text: z.string(), change: z.enum(["same", "added", "removed"]) });

const about = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(agreementKinds),
  demand: z.enum(agreementDemands),
  needs: z.enum(agreementNeeds),
});

/** A version as its readers know it. */
const version = z.object({ number: z.number(), effectiveFrom: z.string(), changeSummary: z.string() });
const accepted = z.object({ number: z.number(), at: z.string(), method: z.enum([...agreementNeeds, "carried"]) });

const ownAgreement = about.extend({
  inForce: version.nullable(),
  /** Published, in force from a later day on. */
  coming: version.nullable(),
  /** What the person has accepted last and not withdrawn; perhaps not what is in force now. */
  accepted: accepted.nullable(),
});
export type OwnAgreement = z.output<typeof ownAgreement>;

const agreementText = about.extend({
  version,
  /** What this version is to its readers now. */
  state: z.enum(["coming", "in-force", "past"]),
  body: writtenText,
  textHash: z.string(),
  /** Its other published versions, the newest first. */
  versions: z.array(version),
  /** When this very version was accepted by the person, and how. */
  accepted: accepted.nullable(),
  /** What has changed since the version that the person accepted before. */
  changes: z.object({ since: z.number(), parts: z.array(change) }).nullable(),
});
export type AgreementText = z.output<typeof agreementText>;

const dueAgreement = z.object({
  code: z.string(),
  title: z.string(),
  number: z.number(),
  /** The first day of a new version; without it the person is asked now. */
  from: z.string().nullable(),
});
export type DueAgreement = z.output<typeof dueAgreement>;

const legalAgreement = about.pick({ code: true, title: true, kind: true }).extend({ company: z.boolean(), version });
export type LegalAgreement = z.output<typeof legalAgreement>;

const versionState = z.enum(["draft", "coming", "in-force", "past"]);
const coverage = { accepted: z.number(), of: z.number() };

const deskAgreement = about.extend({
  id,
  /** Of the own company; a portal's document is only read here. */
  company: z.boolean(),
  inForce: version.nullable(),
  coming: version.nullable(),
  draft: z.boolean(),
  ...coverage,
});
export type DeskAgreement = z.output<typeof deskAgreement>;

const deskVersion = version.extend({
  state: versionState,
  effectiveFrom: z.string().nullable(),
  publishedAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
  textHash: z.string(),
  accepted: z.number(),
});

const agreementDesk = deskAgreement.extend({
  versions: z.array(deskVersion),
  /** The words in force: the next version begins with them. */
  letters: z.string(),
  written: z
    .object({
      number: z.number(),
      text: z.string(),
      body: writtenText,
      changeSummary: z.string(),
      effectiveFrom: z.string().nullable(),
      revision: z.number(),
      /** What it changes in the version in force. */
      parts: z.array(change),
    })
    .nullable(),
  /** A page of them by name, and where the next one begins. */
  departments: z.array(z.object({ id: id.nullable(), name: z.string(), ...coverage })),
  moreDepartments: z.string().optional(),
});
export type AgreementDesk = z.output<typeof agreementDesk>;

const agreementPerson = z.object({
  accountId: id,
  name: z.string(),
  department: z.string(),
  guest: z.boolean(),
  number: z.number().nullable(),
  acceptedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
});
export type AgreementPerson = z.output<typeof agreementPerson>;

const proof = z.object({
  title: z.string(),
  name: z.string(),
  department: z.string(),
  company: z.string(),
  /** Everything that the person has ever said about the document, the newest first. */
  items: z.array(
    z.object({
      id,
      number: z.number(),
      textHash: z.string(),
      method: accepted.shape.method,
      signedAs: z.string().nullable(),
      at: z.string(),
      address: z.string(),
      userAgent: z.string(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
});
export type AgreementProof = z.output<typeof proof>;

/** The words of a version that is being written. */
export const versionDraft = z.object({
  text: z
    .string({ error: "Напишите текст" })
    .trim()
    .min(20, "Не меньше 20 знаков")
    .max(60_000, "Не больше 60 000 знаков"),
  changeSummary: z.string().trim().max(1000, "Не больше 1000 знаков").default(""),
  /** Without a day it is in force as soon as it is published. */
  effectiveFrom: z.iso.datetime().nullable().default(null),
});

export const agreementDraft = versionDraft.extend({
  code,
  title: z.string({ error: "Напишите название" }).trim().min(3, "Не меньше 3 знаков").max(150, "Не больше 150 знаков"),
  kind: z.enum(agreementKinds, { error: "Выберите вид" }),
  demand: z.enum(agreementDemands, { error: "Выберите, кто принимает" }),
  needs: z.enum(agreementNeeds).default("tick"),
});

const [open, own] = [
  { access: "public" as const, limit: openToAll },
  { access: "signed-in" as const, beforeConsent: true },
];
const alone = { ...own, ownEyesOnly: true };
const inside = { access: "employee" as const };
/** What the company asks of its people, and who has accepted; what it asks administrators alone write. */
const [read, desk] = [{ access: "staff" as const }, { access: "admin" as const }];
const nothing = z.strictObject({}).default({});

export const agreementsContract = {
  mine: operation({ ...alone, method: "GET", path: "/agreements", summary: "Свои соглашения и согласия" })
    .input(nothing)
    .output(z.object({ items: z.array(ownAgreement) })),
  due: operation({ ...inside, method: "GET", path: "/agreements/due", summary: "Какие соглашения ждут человека" })
    .input(nothing)
    .output(z.object({ items: z.array(dueAgreement) })),
  text: operation({ ...alone, method: "GET", path: "/agreements/{code}", summary: "Текст соглашения: принят ли он" })
    .input(z.strictObject({ code, version: digits.optional() }))
    .output(agreementText),
  accept: operation({ ...own, method: "POST", path: "/agreements/{code}/acceptance", summary: "Принять версию" })
    .input(z.strictObject({ code, version: number, fullName: z.string().trim().max(300).optional() }))
    .output(z.object({ code: z.string() })),
  withdraw: operation({ ...own, method: "DELETE", path: "/agreements/{code}/acceptance", summary: "Отозвать согласие" })
    .input(z.strictObject({ code }))
    .output(z.object({ code: z.string() })),
  consent: operation({ ...own, method: "POST", path: "/users/me/consent", summary: "Согласие на обработку данных" })
    .input(z.strictObject({ version: digits }))
    .output(z.object({ consentToPersData: z.literal(true) })),
  legal: operation({ ...inside, beforeConsent: true, method: "GET", path: "/legal", summary: "Правовые документы" })
    .input(nothing)
    .output(z.object({ items: z.array(legalAgreement) })),
  guestLegal: operation({ ...open, method: "GET", path: "/public/v1/legal", summary: "Документы, открытые всем" })
    .input(nothing)
    .output(z.object({ items: z.array(legalAgreement.extend({ body: writtenText })) })),
  guestConsent: operation({ ...open, method: "GET", path: "/public/v1/consent", summary: "Согласие для всех" })
    .input(nothing)
    .output(legalAgreement.pick({ title: true, version: true }).extend({ body: writtenText })),
  desk: operation({ ...read, method: "GET", path: "/admin/agreements", summary: "Документы компании и кто их принял" })
    .input(nothing)
    .output(z.object({ items: z.array(deskAgreement) })),
  desked: operation({ ...read, method: "GET", path: "/admin/agreements/{id}", summary: "Документ целиком" })
    .input(z.strictObject({ id, units: z.string().max(1000).optional() }))
    .output(agreementDesk),
  create: operation({ ...desk, method: "POST", path: "/admin/agreements", summary: "Завести документ", status: 201 })
    .input(agreementDraft.strict())
    .output(z.object({ id })),
  write: operation({ ...desk, method: "PUT", path: "/admin/agreements/{id}/draft", summary: "Написать версию" })
    .input(versionDraft.extend({ id, revision: z.number().int().min(0) }).strict())
    .output(z.object({ id, number: z.number() })),
  publish: operation({
    ...desk,
    method: "POST",
    path: "/admin/agreements/{id}/publication",
    summary: "Опубликовать версию",
  })
    .input(z.strictObject({ id, revision: z.number().int() }))
    .output(z.object({ id, number: z.number(), inForce: z.boolean() })),
  people: operation({ ...read, method: "GET", path: "/admin/agreements/{id}/people", summary: "Кто принял документ" })
    .input(
      z.strictObject({
        id,
        only: z.enum(["all", "waiting", "withdrawn"]).default("all"),
        department: id.optional(),
        after: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ title: z.string(), items: z.array(agreementPerson), next: z.string().optional() })),
  proof: operation({
    ...read,
    method: "GET",
    path: "/admin/agreements/{id}/people/{accountId}",
    summary: "Лист подтверждения",
  })
    .input(z.strictObject({ id, accountId: id }))
    .output(proof),
};
