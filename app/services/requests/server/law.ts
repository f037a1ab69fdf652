import type { RequestDeed, RequestState } from "../contract.ts";

/** What somebody is to a request. One person may be several of them. */
export type Part = "initiator" | "approver" | "executor" | "colleague" | "owner";

type Step = {
  from: RequestState[];
  by: Part[];
  /** What it becomes; without it, it stays as it is. */
  to?: RequestState;
  /** Words that must be there, and what is said where there are none. */
  needs?: string;
};

const open: RequestState[] = ["new", "onApproval", "inWork", "waitingUser", "done"];

/** The law of requests: who does what in which state, and what comes of it. Pages, the server and its tests read the same one. */
export const law: Record<RequestDeed, Step> = {
  approve: { from: ["onApproval"], by: ["approver"], to: "new" },
  refuse: { from: ["onApproval"], by: ["approver"], to: "rejected", needs: "Напишите, почему: автор увидит эти слова" },
  claim: { from: ["new"], by: ["colleague"], to: "inWork" },
  giveBack: { from: ["inWork", "waitingUser"], by: ["executor"], to: "new" },
  ask: { from: ["inWork"], by: ["executor"], to: "waitingUser", needs: "Напишите, что нужно уточнить" },
  answer: { from: ["waitingUser"], by: ["initiator"], to: "inWork", needs: "Напишите ответ" },
  finish: { from: ["inWork", "waitingUser"], by: ["executor"], to: "done" },
  reject: {
    from: ["inWork", "waitingUser"],
    by: ["executor"],
    to: "rejected",
    needs: "Напишите, почему: автор увидит эти слова",
  },
  cancel: { from: ["new", "onApproval", "inWork", "waitingUser"], by: ["initiator"], to: "cancelled" },
  reopen: { from: ["done"], by: ["initiator"], to: "inWork", needs: "Напишите, что осталось не так" },
  rate: { from: ["done"], by: ["initiator"], to: "closed" },
  comment: {
    from: open,
    by: ["initiator", "approver", "executor", "colleague", "owner"],
    needs: "Напишите, что хотели сказать",
  },
};

const deeds = Object.keys(law) as RequestDeed[];

/** What these parts may do in a state. */
export function mayDo(parts: ReadonlySet<Part>, state: RequestState): RequestDeed[] {
  return deeds.filter((deed) => law[deed].from.includes(state) && law[deed].by.some((part) => parts.has(part)));
}

/** In these the clock of those who do it runs: not while a supervisor, or the initiator, is waited for, and not after its end. */
export const running: ReadonlySet<RequestState> = new Set(["new", "inWork"]);

export const ended: ReadonlySet<RequestState> = new Set(["closed", "rejected", "cancelled"]);
