// Only in the project on PostgreSQL; the other one runs in the same processes.
process.env['COURIER_TEST_DATABASE'] = process.env['COURIER_POSTGRES_SERVER'];
