<?php
// Calls static methods of Atoll_Options.
require __DIR__ . '/json.php';
require __DIR__ . '/../../../../install/php/class-atoll-options.php';

write_answer(
	array_map(
		static function ( $call ) {
			return Atoll_Options::{$call[0]}( ...array_slice( $call, 1 ) );
		},
		read_input()
	)
);
