// Makes the bucket that S3_BUCKET names, if the store has none yet.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { config } from "#platform/config.ts";

if (!config.s3) throw new Error("S3_BUCKET is not set");
const { bucket, endpoint, region, key, secret } = config.s3;
const store = new S3Client({
  endpoint,
  region,
  forcePathStyle: true,
  credentials: { accessKeyId: key, secretAccessKey: secret },
});
const bucketIsThere = await store.send(new HeadBucketCommand({ Bucket: bucket })).then(
  () => true,
  () => false,
);
if (!bucketIsThere) await store.send(new CreateBucketCommand({ Bucket: bucket }));
