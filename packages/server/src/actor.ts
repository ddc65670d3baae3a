/** Who does something: a customer for themselves, one of the staff, a job of the timetable, or the gateway by ringing. */
export type Actor = CustomerActor | { staff: string } | { job: string } | 'gateway'
export type CustomerActor = { customer: number }
