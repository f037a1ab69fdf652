import type { OrderState } from "../contract.ts";

/** Who takes a step: a decision is the keeper's about what the buyer has asked. */
export type Mover = "buyer" | "keeper" | "clock" | "decision";

/** For so long what is being paid for is put aside. */
export const reservedFor = 15 * 60_000;

/** Every step of an order: from where, to where, and who may take it. There is no other one. */
export const orderSteps: { from: OrderState; to: OrderState; by: Mover }[] = [
  { from: "awaiting-payment", to: "paid", by: "buyer" },
  { from: "awaiting-payment", to: "cancelled-by-user", by: "buyer" },
  { from: "awaiting-payment", to: "expired", by: "clock" },
  { from: "awaiting-payment", to: "cancelled-by-store", by: "clock" },
  { from: "paid", to: "assembling", by: "keeper" },
  { from: "paid", to: "delivered", by: "clock" },
  { from: "paid", to: "cancelled-by-user", by: "buyer" },
  { from: "paid", to: "cancelled-by-store", by: "keeper" },
  { from: "assembling", to: "ready", by: "keeper" },
  { from: "assembling", to: "shipped", by: "keeper" },
  { from: "assembling", to: "cancelled-by-store", by: "keeper" },
  { from: "ready", to: "delivered", by: "keeper" },
  { from: "ready", to: "cancelled-by-store", by: "keeper" },
  { from: "shipped", to: "delivered", by: "keeper" },
  { from: "shipped", to: "cancelled-by-store", by: "keeper" },
  { from: "delivered", to: "closed", by: "keeper" },
  { from: "delivered", to: "return-requested", by: "buyer" },
  { from: "closed", to: "return-requested", by: "buyer" },
  { from: "return-requested", to: "delivered", by: "decision" },
  { from: "return-requested", to: "returned", by: "decision" },
];

/** Where somebody may move an order on to. */
export const stepsOf = (from: OrderState, by: Mover): OrderState[] =>
  orderSteps.filter((step) => step.from === from && step.by === by).map(({ to }) => to);

/** Where many orders may be moved on to at once: what wants words or a number is done one by one. */
export const bulkSteps = (from: OrderState): OrderState[] =>
  stepsOf(from, "keeper").filter((to) => to !== "shipped" && to !== "cancelled-by-store");

/** The states in which an order has ended without its goods: what was taken for it has gone back. */
export const undone: OrderState[] = ["cancelled-by-user", "cancelled-by-store", "expired"];
