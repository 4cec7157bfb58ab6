import { configure } from "@testing-library/react";

// What a test waits for comes late on a busy machine: only what never comes fails.
configure({ asyncUtilTimeout: 20_000 });
