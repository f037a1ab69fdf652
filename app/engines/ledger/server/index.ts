export { findMismatches, readChain, readSoundness, reconcile, verifyLedger } from "./checking.ts";
export { changeFund, handFunds, openFund } from "./funds.ts";
export { capture, giveBack, hold, release } from "./holding.ts";
export { type PostingKind, postingKinds, tellPosting } from "./kinds.ts";
export { accountOf, demandSound, grant, lockLedger, post, reverse } from "./posting.ts";
export { keptAges, ledgerAccounts, ledgerEntries, ledgerHeads, ledgerTransactions, type Purse } from "./schema.ts";
export { sealOf } from "./seal.ts";
