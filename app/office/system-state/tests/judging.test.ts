import { describe, expect, it } from "vitest";
import { backupHealth, clockJob, diskHealth, mailHealth, workHealth } from "#app/office/system-state/server/judging.ts";

const at = (text: string) => new Date(`2026-11-23T${text}:00Z`);
const gigabyte = 1024 ** 3;

describe("how a part of the machinery is", () => {
  it("room is little below a tenth or two gigabytes, and gone below half of one", () => {
    const healthOf = (free: number) => diskHealth({ free: free * gigabyte, total: 100 * gigabyte, isFull: false });
    expect([50, 9, 0.4].map(healthOf)).toEqual(["good", "attention", "bad"]);
    expect(diskHealth({ free: 1.5 * gigabyte, total: 2 * gigabyte, isFull: false })).toBe("attention");
    // A folder of another disk: the data folder may have room all the same.
    expect(diskHealth({ free: 50 * gigabyte, total: 100 * gigabyte, isFull: true })).toBe("bad");
  });

  it("mail is bad when the server's latest word was no, whoever's mailbox refuses", () => {
    const mail = { isSet: true, sentAt: at("10:00").toISOString(), failedAt: null, trouble: null };
    const failed = { ...mail, failedAt: at("11:00").toISOString() };
    expect(mailHealth(mail)).toBe("good");
    expect(mailHealth({ ...failed, trouble: "server" })).toBe("bad");
    expect(mailHealth({ ...failed, trouble: "mailbox" })).toBe("good");
    expect(mailHealth({ ...failed, trouble: "server", sentAt: at("12:00").toISOString() })).toBe("good");
    expect(mailHealth({ ...mail, isSet: false })).toBe("attention");
  });

  it("a backup is fresh for three days", () => {
    expect(backupHealth(at("00:00").toISOString(), at("10:00"))).toBe("good");
    expect(backupHealth("2026-11-19T00:00:00Z", at("10:00"))).toBe("attention");
    expect(backupHealth(null, at("10:00"))).toBe("attention");
  });

  it("a job by the clock is missed when its turn is long over, and has failed until it is done again", () => {
    const nightly = { name: "trash.sweep", title: "trash.sweep", cron: "20 3 * * *" };
    const yesterday = new Date("2026-11-22T00:20:00Z");
    expect(clockJob(nightly, yesterday, undefined, at("02:00"))).toMatchObject({ every: "day", isLate: false });
    expect(clockJob(nightly, yesterday, undefined, at("03:00")).isLate).toBe(true);
    expect(clockJob(nightly, undefined, undefined, at("03:00"))).toMatchObject({ doneAt: null, isLate: false });
    expect(clockJob(nightly, yesterday, at("00:20"), at("02:00")).failedAt).toBe(at("00:20").toISOString());
    expect(clockJob(nightly, at("00:21"), at("00:20"), at("02:00")).failedAt).toBeNull();
    const crons = ["* * * * *", "*/10 * * * *", "7 * * * *"].map((cron) =>
      clockJob({ name: "x", title: "x", cron }, undefined, undefined, at("02:00")),
    );
    expect(crons.map(({ every }) => every)).toEqual(["minute", "often", "hour"]);
  });

  it("work is bad when some of it is put aside or waits too long", () => {
    const clock = [clockJob({ name: "x", title: "x", cron: "* * * * *" }, at("01:00"), undefined, at("02:00"))];
    expect(workHealth({ late: 0, failed: 0, clock: [] })).toBe("good");
    expect(workHealth({ late: 0, failed: 0, clock })).toBe("attention");
    expect(workHealth({ late: 1, failed: 0, clock: [] })).toBe("bad");
    expect(workHealth({ late: 0, failed: 1, clock: [] })).toBe("bad");
  });
});
