import { afterAll, vi } from "vitest";
import { startBucketServer } from "#tests/support/bucket-server.ts";

/** Reads every module anew with a bucket in the settings, for this test file alone. Imported before anything else. */
export const bucket = await startBucketServer();
const before = { ...process.env };
vi.resetModules();
afterAll(async () => {
  process.env = before;
  vi.resetModules();
  await bucket.stop();
});
Object.assign(process.env, { S3_BUCKET: "veche", S3_ENDPOINT: bucket.origin, S3_KEY: "key", S3_SECRET: "secret" });
