import type { MailLevel, NoticeKind } from "#app/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";

/** What an area says of its notices; each kind comes with the words that stand before what it is about. */
export type Family = {
  title: string;
  hint: string;
  kinds: Partial<Record<NoticeKind, string>>;
  /** How it comes by mail until the person says otherwise; in the bell it always does. */
  mail: MailLevel;
  /** The bell has it whatever the person wishes: duties and rights (product B26). */
  mandatory?: true;
  /** Whose mark stands where nobody is named: the newsroom's, else the portal's. */
  mark?: "news";
  /** Those whom it could ever reach; everybody, if not told. */
  isFor?(viewer: Viewer): boolean;
};
