/** What may be wrong with a bucket: nobody answers, the key is refused, there is none, it does not know what it is asked, or something else. */
export const storeTroubles = ["silent", "key", "bucket", "unfit", "refused"] as const;
