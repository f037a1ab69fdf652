import type { MailLevel, NoticeKind, PushLevel } from "#app/engines/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";

/** Of one, and «4 новых комментария …» where several stand as one. */
export type KindWords = string | { one: string; many: readonly [one: string, few: string, many: string] };

/** What an area says of its notices; each kind comes with the words that stand before what it is about. */
export type Family = {
  title: string;
  hint: string;
  kinds: Partial<Record<NoticeKind, KindWords>>;
  /** How it comes by mail until the person says otherwise; in the bell it always does. */
  mail: MailLevel;
  /** The same of the devices that the person has allowed. */
  push: PushLevel;
  /** The bell has it whatever the person wishes: duties and rights. */
  mandatory?: true;
  /** Whose mark stands where nobody is named: the newsroom's, else the portal's. */
  mark?: "news";
  /** Those whom it could ever reach; everybody, if not told. */
  isFor?(viewer: Viewer): boolean;
};
