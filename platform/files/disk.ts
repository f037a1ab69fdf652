import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { config } from "../config.ts";

let opened: Promise<Disk> | undefined;

/** Where bytes lie: a bucket when one is configured, else the data folder. Keys are made by us, never by people. */
export function disk(): Promise<Disk> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Disk> {
  const { s3 } = config;
  if (!s3) return new Disk(new FSDriver({ location: join(config.dataDir, "files"), visibility: "private" }));
  // The S3 client is heavy and is loaded only where it is needed.
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: s3.key, secretAccessKey: s3.secret },
      region: s3.region,
      bucket: s3.bucket,
      visibility: "private",
      supportsACL: false,
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    }),
  );
}
