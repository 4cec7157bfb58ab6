import { AppError } from "@goldmane/contracts/errors";

export function usernameTaken(): AppError {
  return new AppError("CONFLICT", "This username is taken.", { field: "username" });
}
