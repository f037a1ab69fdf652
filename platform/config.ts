import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";

const text = z.string().trim();
const optionalText = text.optional().transform((value) => value || undefined);
const optionalUrl = optionalText.pipe(z.url().optional());
const flag = z.enum(["0", "1", ""]).optional();
const share = text
  .pipe(z.stringFormat("share", /^(0|1|0\.\d{1,4})$/))
  .default("1")
  .transform(Number);
const list = text.default("").transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);

/** What a person of a directory has, and by which attributes it is known: the first that says something is taken. */
const ldapAttributes = {
  id: ["objectGUID", "entryUUID", "nsUniqueId", "employeeNumber"],
  email: ["mail"],
  lastName: ["sn"],
  firstName: ["givenName"],
  patronymic: ["middleName"],
  phone: ["telephoneNumber", "mobile"],
  position: ["title"],
  department: ["department", "ou"],
  manager: ["manager"],
  location: ["l", "physicalDeliveryOfficeName"],
};
const ldapFields = Object.keys(ldapAttributes).join("|");
const ldapChoice = new RegExp(`^(${ldapFields})=([\\w;-]+(\\|[\\w;-]+)*)?$`);

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: text.default("localhost"),
  WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  PUBLIC_URL: optionalUrl,
  CONTENT_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  CONTENT_URL: optionalUrl,
  DATA_DIR: text.default("./data"),
  DATABASE_URL: optionalText.pipe(z.string().startsWith("postgres").optional()),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: text.default("webapp"),
  OIDC_CLIENT_SECRET: optionalText,
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalUrl,
  S3_REGION: text.default("ru-central1"),
  S3_KEY: optionalText,
  S3_SECRET: optionalText,
  SMTP_URL: optionalText.pipe(
    z
      .string()
      .regex(/^smtps?:/)
      .optional(),
  ),
  MAIL_FROM: text.default("Портал «Вече» <portal@localhost>"),
  SENTRY_DSN: optionalUrl,
  LDAP_URL: optionalUrl.pipe(z.url({ protocol: /^ldaps?$/ }).optional()),
  LDAP_START_TLS: flag,
  LDAP_BIND_DN: text.default(""),
  LDAP_PASSWORD: text.default(""),
  LDAP_BASE: text.default(""),
  LDAP_FILTER: text
    .default("")
    .transform((filter) => filter || "(|(&(objectCategory=person)(objectClass=user))(objectClass=inetOrgPerson))"),
  LDAP_ATTRIBUTES: list.pipe(z.array(z.string().regex(ldapChoice))),
  LDAP_COMPANY: text.default(""),
  ANALYTICS_URL: optionalUrl,
  TRACKER_URL: optionalUrl,
  TRACKER_KEY: optionalText,
  BACKEND_URL: optionalUrl,
  SECRET: list,
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  DEMO: flag,
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  TRUSTED_PROXIES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()]))),
  SHOW_SERVICES: flag,
  LIMITS: share,
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(200),
  UPLOAD_MB_PER_DAY: z.coerce.number().int().min(1).default(2048),
  SUPPORT_EMAIL: optionalText.pipe(z.email().optional()),
  QUIET_FORBIDDEN: flag,
  TBANK_TERMINAL: optionalText,
  TBANK_PASSWORD: optionalText,
  TBANK_URL: optionalUrl,
  WEB_PUSH: flag,
  WEB_PUSH_INNER: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  OUTSIDE_CALENDARS: flag,
  OUTSIDE_CALENDARS_INNER: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Checks the environment and gives it to the program in one object.
 * Throws one Russian sentence a variable when a value cannot be used.
 */
export function readConfig(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(complaint(parsed.error));
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  if (env.S3_BUCKET && !(env.S3_KEY && env.S3_SECRET)) throw new Error("Для S3_BUCKET нужны S3_KEY и S3_SECRET.");
  if (env.OIDC_ISSUER && !env.OIDC_CLIENT_SECRET) throw new Error("Для OIDC_ISSUER нужен OIDC_CLIENT_SECRET.");
  if (env.BACKEND_URL && !(env.DATABASE_URL && env.SECRET.length > 0))
    throw new Error("Для BACKEND_URL нужны DATABASE_URL и SECRET, те же, что у портала по этому адресу.");
  if (Boolean(env.TBANK_TERMINAL) !== Boolean(env.TBANK_PASSWORD))
    throw new Error("TBANK_TERMINAL и TBANK_PASSWORD нужны вместе.");
  if (Boolean(env.TRACKER_URL) !== Boolean(env.TRACKER_KEY)) throw new Error("TRACKER_URL и TRACKER_KEY нужны вместе.");
  if (env.LDAP_URL && !(env.LDAP_BASE && env.LDAP_COMPANY && env.LDAP_BIND_DN && env.LDAP_PASSWORD))
    throw new Error("Для LDAP_URL нужны LDAP_BIND_DN, LDAP_PASSWORD, LDAP_BASE и LDAP_COMPANY.");
  const weak = env.SECRET.filter((secret) => secret.length < 32);
  if (weak.length > 0) throw new Error("SECRET короче 32 знаков: задайте длинную случайную строку.");
  return {
    port: env.PORT,
    host: env.HOST,
    /** How many processes answer on the address: all cores but one, which is left to the database. */
    workers: env.WORKERS ?? usualWorkers(env.NODE_ENV),
    publicUrl,
    content: contentOf(publicUrl, env),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    oidcIssuer: env.OIDC_ISSUER?.replace(/\/+$/, ""),
    oidcClient: { clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET ?? "" },
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          key: env.S3_KEY!,
          secret: env.S3_SECRET!,
        }
      : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** The directory of a company that has no SCIM: where it is, who asks it, whom it gives. */
    ldap: env.LDAP_URL
      ? {
          url: env.LDAP_URL,
          startTls: env.LDAP_START_TLS === "1",
          bindDn: env.LDAP_BIND_DN,
          password: env.LDAP_PASSWORD,
          base: env.LDAP_BASE,
          filter: env.LDAP_FILTER,
          attributes: { ...ldapAttributes, ...Object.fromEntries(env.LDAP_ATTRIBUTES.map(asAttributes)) },
          company: env.LDAP_COMPANY,
        }
      : undefined,
    sentryDsn: env.SENTRY_DSN,
    /** Where visits are handed on to, beside the portal's own tables. */
    analyticsUrl: env.ANALYTICS_URL,
    /** Where recordings of screens go (OpenReplay). */
    tracker: env.TRACKER_URL && env.TRACKER_KEY ? { key: env.TRACKER_KEY, ingest: env.TRACKER_URL } : undefined,
    /** The machine that answers the API; this one then keeps sessions and draws pages. */
    backendUrl: env.BACKEND_URL?.replace(/\/+$/, ""),
    secrets: env.SECRET,
    nodeEnv: env.NODE_ENV,
    /** Well-known passwords exist only where nobody but this computer can come, unless someone insists. */
    demo: env.DEMO === "1" || (env.DEMO !== "0" && isLocal(publicUrl)),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === "test" ? "silent" : "info"),
    trustedProxies: env.TRUSTED_PROXIES,
    /** Without it every services path is hidden (specification §4). */
    showServices: env.SHOW_SERVICES === "1",
    /** The share of every budget that people have: 0 is no limits at all, for load tests, where one person asks for everybody. */
    limits: env.LIMITS,
    /** How much one person may upload: files in an hour, bytes in a day. */
    uploads: { perHour: env.UPLOADS_PER_HOUR, bytesPerDay: env.UPLOAD_MB_PER_DAY * 1024 * 1024 },
    supportEmail: env.SUPPORT_EMAIL,
    /** Says nothing of closed resources: for platforms that show the portal inside their own shell (specification §8). */
    quietForbidden: env.QUIET_FORBIDDEN === "1",
    /** The bank that takes money for the store; without it nothing is sold for money. */
    tbank: env.TBANK_TERMINAL
      ? {
          url: (env.TBANK_URL ?? "https://securepay.tinkoff.ru/v2").replace(/\/+$/, ""),
          terminal: env.TBANK_TERMINAL,
          password: env.TBANK_PASSWORD!,
        }
      : undefined,
    /** Notices on devices, by the push services of browsers' makers; those of `inner` may stand in the own network. */
    webPush: env.WEB_PUSH === "1" ? { inner: originsOf(env.WEB_PUSH_INNER) } : undefined,
    /** Calendars that people add by their addresses; those of `inner` may stand in the own network. */
    outsideCalendars: env.OUTSIDE_CALENDARS === "0" ? undefined : { inner: originsOf(env.OUTSIDE_CALENDARS_INNER) },
  };
}

const originsOf = (addresses: string[]): string[] => addresses.map((address) => new URL(address).origin);

/**
 * Where packages of courses are played: an origin of their own, beside the portal's. By default the next port under the other
 * name of this machine, so that not even cookies are shared; behind https it has to be named. Port 0 is none.
 */
function contentOf(
  publicUrl: string,
  env: { HOST: string; PORT: number; CONTENT_PORT?: number | undefined; CONTENT_URL?: string | undefined },
) {
  const port = env.CONTENT_PORT ?? Math.min(env.PORT + 1, 65535);
  const { protocol, hostname } = new URL(publicUrl);
  const beside = { localhost: "127.0.0.1", "127.0.0.1": "localhost" }[hostname] ?? hostname;
  const near = protocol === "http:" ? `http://${beside}:${port}` : undefined;
  const host = env.HOST === "localhost" ? "127.0.0.1" : env.HOST;
  return { port, host, origin: port === 0 ? undefined : env.CONTENT_URL ? new URL(env.CONTENT_URL).origin : near };
}

function usualWorkers(nodeEnv: string): number {
  const cores = availableParallelism();
  return nodeEnv !== "production" || cores <= 2 ? 1 : cores - 1;
}

/** «phone=mobile|telephoneNumber»; «phone=» is never asked for. */
function asAttributes(choice: string): [string, string[]] {
  const [name = "", attributes = ""] = choice.split("=");
  return [name, attributes.split("|").filter(Boolean)];
}

function isLocal(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

function complaint(error: z.ZodError): string {
  const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
  return names
    .map((name) => `Переменная ${name} задана неверно: проверьте её значение (docs/operations.md).`)
    .join("\n");
}

function readOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}

/** How the directory of a company is asked. */
export type LdapSettings = NonNullable<Config["ldap"]>;

/** The settings of this process, read once. */
export const config = readOrStop();
