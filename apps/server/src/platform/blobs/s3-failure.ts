import { AppError } from "@goldmane/contracts/errors";
import { S3ServiceException } from "@aws-sdk/client-s3";

/**
 * What went wrong with the store, for whoever waits. Its own words may name buckets and keys: they
 * travel as the cause, for the log.
 */
export function explainS3Failure(error: unknown): unknown {
  // The disk between us and the store is not the store.
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return error;
  const message =
    error instanceof S3ServiceException && error.$metadata.httpStatusCode !== undefined
      ? `The store of films refused (${error.name}). Check the BLOBS_S3_ settings, and try again.`
      : "The store of films does not answer. Try again later.";
  return Object.assign(new AppError("UNAVAILABLE", message), { cause: error });
}
