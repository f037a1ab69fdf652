export { findMismatches, readChain, readSoundness, reconcile, verifyLedger } from "./checking.ts";
export { type PostingKind, postingKinds, tellPosting } from "./kinds.ts";
export { accountOf, demandSound, grant, lockLedger, post, reverse } from "./posting.ts";
export { ledgerAccounts, ledgerEntries, ledgerHeads, ledgerTransactions, type Purse } from "./schema.ts";
export { sealOf } from "./seal.ts";
