import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { forgetSpending, giveBack, spend } from "#platform/limits/index.ts";

const start = new Date("2026-03-01T12:00:00Z").getTime();
const at = (seconds: number) => setClock(new Date(start + seconds * 1000));
const attempt = (who = "anna", name = "search") => spend(name, who, 3, 60);

beforeEach(() => at(0));
afterEach(() => {
  forgetSpending();
  setClock();
  config.limits = 1;
});

describe("a budget of three attempts a minute", () => {
  test("lets three through at once and tells when the fourth may come", () => {
    for (let left = 3; left > 0; left--) attempt();
    expect(() => attempt()).toThrow(expect.objectContaining({ kind: "too-many", retryAfter: 20 }));
    at(19);
    expect(() => attempt()).toThrow();
    at(20);
    attempt();
    expect(() => attempt()).toThrow();
  });

  test("is everyone's own, and each name's own", () => {
    for (let left = 3; left > 0; left--) attempt();
    attempt("ivan");
    attempt("anna", "transfer");
    expect(() => attempt()).toThrow();
  });

  test("is full again after a minute, and no fuller after an hour", () => {
    for (let left = 3; left > 0; left--) attempt();
    at(3600);
    for (let left = 3; left > 0; left--) attempt();
    expect(() => attempt()).toThrow();
  });

  test("does not count an attempt that was given back, nor a clock that jumped back", () => {
    for (let count = 0; count < 10; count++) {
      attempt();
      giveBack("search", "anna");
    }
    at(-3600);
    for (let left = 3; left > 0; left--) attempt();
    expect(() => attempt()).toThrow(expect.objectContaining({ retryAfter: 20 }));
  });
});

describe("LIMITS", () => {
  test("leaves a share of a budget, one attempt at least, and the same time to fill it again", () => {
    config.limits = 0.1;
    for (let left = 7; left > 0; left--) spend("seventy", "anna", 70, 60);
    expect(() => spend("seventy", "anna", 70, 60)).toThrow(expect.objectContaining({ retryAfter: 9 }));
    attempt();
    expect(() => attempt()).toThrow(expect.objectContaining({ retryAfter: 60 }));
    at(60);
    attempt();
  });

  test("lets everything through when there is no budget at all", () => {
    config.limits = 0;
    for (let left = 100; left > 0; left--) attempt();
  });
});
