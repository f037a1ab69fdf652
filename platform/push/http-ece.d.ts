declare module "http_ece" {
  import type { ECDH } from "node:crypto";
  /** Encrypts by RFC 8188 for the holder of `dh` and `authSecret` (RFC 8291). */
  export function encrypt(
    body: Buffer,
    options: { version: "aes128gcm"; dh: string; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
