export * from '../en/staff-desk.ts'
