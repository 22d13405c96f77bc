<?php
// How scripts of this folder talk to a test: JSON from the input, JSON to the output. A notice or warning is a failure.
set_error_handler(
	static function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);

function read_input() {
	return json_decode( stream_get_contents( STDIN ), true, 512, JSON_THROW_ON_ERROR );
}

function write_answer( $answer ) {
	fwrite( STDOUT, json_encode( $answer, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR ) );
}
