import { AppError } from "@goldmane/contracts/errors";
import { S3ServiceException } from "@aws-sdk/client-s3";

/**
 * Converts a failure of the store to an AppError. The original message can name buckets and keys, so
 * it becomes the cause, for the log only.
 */
export function explainS3Failure(error: unknown): unknown {
  // A full local spool disk is not a failure of the store.
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return error;
  const message =
    error instanceof S3ServiceException && error.$metadata.httpStatusCode !== undefined
      ? `The store of films refused (${error.name}). Check the BLOBS_S3_ settings, and try again.`
      : "The store of films does not answer. Try again later.";
  return Object.assign(new AppError("UNAVAILABLE", message), { cause: error });
}
