import { AppError } from "@goldmane/contracts/errors";
import { S3ServiceException } from "@aws-sdk/client-s3";

/**
 * Converts an error of the object storage to an AppError. The original message can name buckets and keys, so
 * it becomes the cause, for the log only.
 */
export function toS3Error(error: unknown): unknown {
  // A full local spool disk is not an error of the storage, so it is passed on unchanged.
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return error;
  const message =
    error instanceof S3ServiceException && error.$metadata.httpStatusCode !== undefined
      ? `The object storage rejected the request (${error.name}). Check the BLOBS_S3_ settings and try again.`
      : "The object storage does not respond. Try again later.";
  return Object.assign(new AppError("UNAVAILABLE", message), { cause: error });
}
