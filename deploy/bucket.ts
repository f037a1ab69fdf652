// Makes the bucket that S3_BUCKET names, if the store has none yet.
import { CreateBucketCommand, HeadBucketCommand } from "@aws-sdk/client-s3";
import { config } from "#platform/config.ts";
import { s3Client } from "#platform/files/disk.ts";
import { storeSentence, storeTroubleOf } from "#platform/files/store-trial.ts";

if (!config.s3) stop("Задайте S3_BUCKET: без неё корзины нет.");
const { bucket } = config.s3;
const store = await s3Client(config.s3);
try {
  await store.send(new HeadBucketCommand({ Bucket: bucket }));
} catch (error) {
  if (storeTroubleOf(error) !== "bucket") stop(storeSentence(error));
  await store.send(new CreateBucketCommand({ Bucket: bucket })).catch((failure) => stop(storeSentence(failure)));
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
