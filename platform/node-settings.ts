import { createHmac } from "node:crypto";
import { hostname } from "node:os";
import { now } from "./clock.ts";
import { config } from "./config.ts";
import { leaveMark, readMarks } from "./marks/index.ts";
import { secretKeys } from "./secret.ts";

const prefix = "settings:";
const remembered = 7 * 24 * 3600 * 1000;

/**
 * Writes down which settings this node works with, sealed, and gives a sentence for whoever starts it if another node
 * that started within a week has others: a letter goes out, and a directory is asked, from whichever node takes the work.
 */
export async function compareSettings(node = `${hostname()} ${config.dataDir}`): Promise<string | undefined> {
  const own = sealed();
  const name = prefix + seal(node);
  const marks = await readMarks();
  const others = [...marks].filter(
    ([one, { at }]) => one.startsWith(prefix) && one !== name && now().getTime() - at.getTime() < remembered,
  );
  await leaveMark(name, JSON.stringify(own));
  const differing = new Set(others.flatMap(([, { detail }]) => namesThatDiffer(own, JSON.parse(detail))));
  if (differing.size === 0) return undefined;
  return `Настройки этого узла не те, что у другого узла с той же базой: ${[...differing].join(", ")}. Сделайте их одинаковыми.`;
}

type Sealed = Record<string, string>;

/** What all nodes share, under the names that an operator knows; nobody reads a password out of it. */
function sealed(): Sealed {
  const { publicUrl, content, s3, oidcIssuer, oidcClient, smtpUrl, mailFrom, ldap, webPush, outsideCalendars } = config;
  const shared = {
    SECRET: "",
    PUBLIC_URL: publicUrl,
    CONTENT_URL: content.origin,
    "S3_…": s3,
    "OIDC_…": oidcIssuer && { oidcIssuer, oidcClient },
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    "LDAP_…": ldap,
    WEB_PUSH: webPush,
    OUTSIDE_CALENDARS: outsideCalendars,
  };
  return Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, seal(JSON.stringify(value ?? null))]));
}

/** Where the secrets differ, nothing else can be compared. */
function namesThatDiffer(own: Sealed, other: Sealed): string[] {
  if (own.SECRET !== other.SECRET) return ["SECRET"];
  return Object.keys(own).filter((name) => other[name] !== undefined && own[name] !== other[name]);
}

function seal(text: string): string {
  return createHmac("sha256", secretKeys("settings")[0]!).update(text).digest("base64url").slice(0, 16);
}
