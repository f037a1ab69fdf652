import { config } from "../config.ts";
import { newId } from "../db/id.ts";
import { s3Client } from "./disk.ts";
import type { storeTroubles } from "./store-troubles.ts";

type StoreTrouble = (typeof storeTroubles)[number];

const patience = 10_000;

/** Writes a few bytes into the bucket, reads them and takes them away again; gives the failure, if any. Without a bucket there is none. */
export async function tryStore(): Promise<unknown> {
  const { s3 } = config;
  if (!s3) return undefined;
  const { PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import("@aws-sdk/client-s3");
  const client = await s3Client(s3);
  const object = { Bucket: s3.bucket, Key: `trial-${newId()}` };
  const abortSignal = AbortSignal.timeout(patience);
  try {
    await client.send(new PutObjectCommand({ ...object, Body: "Вече" }), { abortSignal });
    const { Body } = await client.send(new GetObjectCommand(object), { abortSignal });
    await Body?.transformToString();
    await client.send(new DeleteObjectCommand(object), { abortSignal });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Which of the troubles a failure of the store's client is. */
export function storeTroubleOf(error: unknown): StoreTrouble {
  const { name, status } = factsOf(error);
  if (!status) return "silent";
  if (status === 401 || status === 403 || keyNames.test(name)) return "key";
  if (status === 404) return "bucket";
  return [405, 411, 501].includes(status) ? "unfit" : "refused";
}

/** The same for whoever sets the portal up: which store, which bucket, what is wrong and what to look at. */
export function storeSentence(error: unknown): string {
  const { endpoint, bucket = "", region } = config.s3 ?? {};
  const { name, status } = factsOf(error);
  const told = [name, status].filter(Boolean).join(", ");
  const words: Record<StoreTrouble, string> = {
    silent: `не отвечает (${told}): проверьте S3_ENDPOINT и запущено ли оно.`,
    key: `не принимает ключ (${told}): проверьте S3_KEY, S3_SECRET и может ли этот ключ писать в корзину и читать из неё.`,
    bucket: `не знает такой корзины (${told}): создайте её или поправьте S3_BUCKET.`,
    unfit: `не понимает запрос портала (${told}): нужно хранилище, совместимое с S3.`,
    refused: `отказало (${told}): проверьте S3_ENDPOINT и S3_REGION (сейчас ${region}).`,
  };
  return `Хранилище файлов ${endpoint ?? "S3"}, корзина «${bucket}», ${words[storeTroubleOf(error)]}`;
}

const keyNames = /^(SignatureDoesNotMatch|InvalidAccessKeyId|AccessDenied|InvalidSecurity|ExpiredToken)$/;

type Failure = {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { statusCode?: number };
};

function factsOf(error: unknown): { name: string; status: number | undefined } {
  const { name = "", code, $metadata, $response } = (error ?? {}) as Failure;
  return { name: code ?? name, status: $metadata?.httpStatusCode ?? $response?.statusCode };
}
