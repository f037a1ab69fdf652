import { createReadStream } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { config } from "../config.ts";
import { newId } from "../db/id.ts";

let opened: Promise<Disk> | undefined;

/** Where bytes lie: a bucket when one is configured, else the data folder. Keys are made by us, never by people. */
export function disk(): Promise<Disk> {
  opened ??= open();
  return opened;
}

/** Keeps bytes under a key at which somebody may read at the moment: they find all of them or what was there before. */
export async function putWhole(key: string, bytes: Uint8Array | string, contentType: string): Promise<void> {
  const store = await disk();
  if (config.s3) return store.put(key, bytes, { contentType });
  const aside = `${key}-${newId()}`;
  await store.put(aside, bytes);
  await rename(join(folder, aside), join(folder, key));
}

/** A part of what lies there, its last byte included: the store's own library reads wholes only. */
export async function readPart(key: string, { start, end }: { start: number; end: number }): Promise<Readable> {
  const { s3 } = config;
  if (!s3) return createReadStream(join(folder, key), { start, end });
  const { GetObjectCommand } = await import("@aws-sdk/client-s3");
  const answer = await (await s3Client(s3)).send(
    new GetObjectCommand({ Bucket: s3.bucket, Key: key, Range: `bytes=${start}-${end}` }),
  );
  return answer.Body as Readable;
}

/** Whether anything can be kept there now: a little is, and taken away again. */
export async function canKeep(): Promise<boolean> {
  const store = await disk();
  const key = `room-${newId()}`;
  const kept = await store.put(key, new Uint8Array(64 * 1024)).then(
    () => true,
    () => false,
  );
  await store.delete(key).catch(() => {});
  return kept;
}

const folder = join(config.dataDir, "files");
type S3 = NonNullable<typeof config.s3>;

let client: S3Client | undefined;

/** The client of the store that the settings name: it is heavy, and loaded only where it is needed. */
export async function s3Client({ key, secret, region, endpoint }: S3): Promise<S3Client> {
  const { S3Client } = await import("@aws-sdk/client-s3");
  client ??= new S3Client({
    credentials: { accessKeyId: key, secretAccessKey: secret },
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Many stores do not know the newer sums that the client would send along and ask for.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return client;
}

async function open(): Promise<Disk> {
  const { s3 } = config;
  if (!s3) return new Disk(new FSDriver({ location: folder, visibility: "private" }));
  const { S3Driver } = await import("flydrive/drivers/s3");
  const client = await s3Client(s3);
  return new Disk(new S3Driver({ client, bucket: s3.bucket, visibility: "private", supportsACL: false }));
}
