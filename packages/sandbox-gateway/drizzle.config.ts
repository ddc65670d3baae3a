import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/sandbox-gateway/src/tables.ts',
  out: './packages/sandbox-gateway/src/migrations',
})
