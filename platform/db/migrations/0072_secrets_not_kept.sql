-- Answers that held a secret which is shown once: the token of a directory, the code of an invitation.
delete from "idempotency" where "operation" in ('scim.makeToken', 'registration.invite');
